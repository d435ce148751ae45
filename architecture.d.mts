export declare const mayKnow: Record<string, readonly string[]>;
