import { adminRead } from '@/lib/api/admin';
import { PRIVATE } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { exportSubscribers } from '@/lib/admin/subscribers-csv';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async ({ actor }) => {
    const day = new Date().toISOString().slice(0, 10);
    return new Response(await exportSubscribers(actor), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="subscribers-${day}.csv"`,
        'Cache-Control': PRIVATE,
      },
    });
  }),
  // HEAD takes no address away, so it leaves no line in the log.
  HEAD: adminRead(async () => new Response(null, { headers: { 'Cache-Control': PRIVATE } })),
});
