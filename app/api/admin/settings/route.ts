import { settings } from '@/lib/api/contracts/back-office';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = settings;
