import { createRoot } from 'react-dom/client';
import { Toast, type ToastContent, showToast } from '@/components/ui/toast';

let isDrawn = false;

/** Every page has a place for toasts; what draws them comes with the first one. */
export function tellReader(toast: ToastContent): void {
  showToast(toast);
  const place = document.querySelector('[data-toasts]');
  if (place && !isDrawn) createRoot(place).render(<Toast closeLabel="Fermer" />);
  isDrawn = true;
}
