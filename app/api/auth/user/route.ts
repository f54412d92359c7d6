import { signedIn } from '@/lib/api/contracts/sign-in';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = signedIn;
