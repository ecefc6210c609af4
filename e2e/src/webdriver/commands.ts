/** The key of an element in WebDriver's answers: https://www.w3.org/TR/webdriver2/#elements. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface ElementRef {
  [ELEMENT]: string;
}

/** The commands that the tests use, by their names in the standard, with their addresses below a session. */
export const addresses = {
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  SetWindowRect: ['POST', '/window/rect'],
  AddCookie: ['POST', '/cookie'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const;

export type Command = keyof typeof addresses;

/** `id` is that of an element; the others are the parameters of the standard. */
export type Parameters = Readonly<Record<string, unknown>>;

/** A browser that was started for tests and takes WebDriver commands. */
export interface Driven {
  /** @throws WebDriverError for every error of the standard. */
  send(command: Command, parameters?: Parameters): Promise<unknown>;
  close(): Promise<void>;
}

export class WebDriverError extends Error {
  /** The standard's name of the error, such as `element click intercepted`. */
  readonly code: string;

  constructor(command: string, code: string, message: string) {
    super(`${command}: ${code}: ${message}`);
    this.code = code;
  }
}
