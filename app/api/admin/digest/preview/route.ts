import { digestPreview } from '@/lib/api/contracts/letters';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = digestPreview;
