import { openApi } from '@/lib/api/contracts/openapi';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = openApi;
