/**
 * React makes a task of the inspector's for each element, so that a debugger can show who rendered it. Nobody looks
 * during tests, where it takes time. Has to run before React is loaded.
 */
Reflect.deleteProperty(console, 'createTask');
