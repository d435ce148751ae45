export declare const mayKnow: Record<string, readonly string[]>;
export declare const allServices: readonly string[];
export declare const tradeNouns: Record<string, readonly string[]>;
export declare const speakingServices: readonly string[];
