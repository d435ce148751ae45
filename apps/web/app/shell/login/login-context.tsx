import { createContext, useContext } from 'react';

export interface LoginOptions {
  /** The visitor wanted to post an ad and continues there after the login (B-016). */
  forPostAd?: boolean;
}

export interface Login {
  open: (options?: LoginOptions) => void;
}

/** Opens the login modal from anywhere on a page. */
export const LoginContext = createContext<Login>({ open: () => undefined });

export const useLogin = (): Login => useContext(LoginContext);
