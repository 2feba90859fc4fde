/** "3½ hours", "45 minutes". */
export function hoursText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`
  const whole = Math.floor(hours)
  const words = hours - whole >= 0.25 ? `${whole}½` : String(whole)
  return words === '1' ? '1 hour' : `${words} hours`
}
