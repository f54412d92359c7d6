import { event } from '@/lib/api/contracts/forms';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = event;
