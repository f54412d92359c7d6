import type { ContactInput } from '@/lib/schemas/contact';

/** Whether the site took the message for delivery. */
export async function sendMessage(message: ContactInput): Promise<boolean> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
    return response.ok;
  } catch {
    return false;
  }
}
