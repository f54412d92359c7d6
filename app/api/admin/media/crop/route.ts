import { mediaCrop } from '@/lib/api/contracts/media';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mediaCrop;
