import { mediaReplacement } from '@/lib/api/contracts/media';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mediaReplacement;
