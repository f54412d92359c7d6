import { restingOn } from '@/lib/api/contracts/history';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = restingOn;
