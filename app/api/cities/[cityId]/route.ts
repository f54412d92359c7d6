import { requireId } from '@/lib/api/address';
import { readOne } from '@/lib/api/read';
import { route } from '@/lib/api/route';
import { getCityById } from '@/lib/content/cities';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readOne(({ cityId }) => getCityById(requireId(cityId))),
});
