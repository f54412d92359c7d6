import { subscription } from '@/lib/api/contracts/forms';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = subscription;
