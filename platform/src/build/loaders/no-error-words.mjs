/** In place of the federation runtime's explanations of its errors: the code and the address that explains it remain. */
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
