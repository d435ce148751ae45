import { copyrightYear } from './footer-links.ts';

export const Copyright = () => <span className="num">© {copyrightYear} Souk. All rights reserved.</span>;
