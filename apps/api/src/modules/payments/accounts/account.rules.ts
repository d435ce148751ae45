const hidden = '•';

/** The last three digits behind as many dots as there are others. */
export const maskNumber = (digits: string): string =>
  hidden.repeat(Math.max(digits.length - 3, 1)) + digits.slice(-3);

/** `s•••@example.com`: enough for the owner to know it again. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${hidden.repeat(3)}${email.slice(at)}`;
}
