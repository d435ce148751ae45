/** Keeps the digits of what was typed or pasted, up to the code's length. */
export const otpDigits = (typed: string, length: number): string => typed.replace(/\D/g, '').slice(0, length);
