import { State } from '#app/ui/state.tsx'

/** Whether it is sent anywhere. */
export function Service({ active }: { active: boolean }) {
  return <State halt={active ? 'published' : 'withdrawn'}>{active ? 'In service' : 'Out of service'}</State>
}
