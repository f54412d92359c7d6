import { proposal } from '@/lib/api/contracts/forms';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = proposal;
