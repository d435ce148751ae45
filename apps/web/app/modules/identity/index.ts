/** Front door of identity: what other modules and pages may use. */
export { AccountFrame } from './components/account-frame.tsx';
export { DoorFrame } from './components/door-frame.tsx';
export { NewPasswordFields } from './components/new-password-fields.tsx';
export { NumberForm } from './components/number-form.tsx';
export { Panel } from './components/panel.tsx';
export { PhoneFields } from './components/phone-fields.tsx';
export { SectionForm, type SectionRefusal } from './components/section-form.tsx';
export { trimTyped } from './components/trim-typed.ts';
export { pageMismatch, withMismatch } from './password-strength.ts';
export { nationalDigits, phoneLink, phoneWords } from './phone-digits.ts';
export { otherSessionActs, sessionActs } from './session-acts.ts';
export { withNext } from './with-next.ts';
