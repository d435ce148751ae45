const hidden = '•';

/** The last three digits, with a dot for each of the others. */
export const maskNumber = (digits: string): string =>
  hidden.repeat(Math.max(digits.length - 3, 1)) + digits.slice(-3);

/** `s•••@example.com`: enough for its owner to recognise it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${hidden.repeat(3)}${email.slice(at)}`;
}
