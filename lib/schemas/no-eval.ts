import { config } from 'zod';

// zod would try to compile its objects, which the pages' content policy refuses and reports.
if (typeof window !== 'undefined') config({ jitless: true });
