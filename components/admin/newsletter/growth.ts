/** The specification's figure: a tenth of the active subscribers, no measured growth. */
export function growthText(active: number): string {
  return `+${Math.round(active * 0.1)} this month`;
}
