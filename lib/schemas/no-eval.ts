import { config } from 'zod';

// zod would try to compile its objects; the pages' content policy refuses that and reports the try.
if (typeof window !== 'undefined') config({ jitless: true });
