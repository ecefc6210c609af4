/* The front of the module: what other modules use of its inner folders. */
export {
  addChildCode,
  type CodeMaker,
  countNearCodes,
  takeChildCode,
  typedCode,
} from './child-sessions/child-codes.ts';
export { endChildDevice, listChildDevices } from './child-sessions/child-devices.ts';
export { deviceOf } from './devices/device-of.ts';
export { addLink, addLinks, invitationLink } from './email/email-links.ts';
export type { FurtherWords } from './email/email-mails.ts';
export { followEmailChange, sendConfirmation } from './email/follow-email.ts';
export { beginSession } from './two-steps/begin-session.ts';
export { isOn, methodsOf } from './two-steps/methods.ts';
export { checkRecentPassword, needsPassword } from './two-steps/recent-password.ts';
