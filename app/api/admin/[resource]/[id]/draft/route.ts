import { draftRoute } from '@/lib/api/draft';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = draftRoute();
