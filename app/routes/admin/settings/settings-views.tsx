import { href } from 'react-router'
import { Views } from '#app/ui/views.tsx'

const PAGES = [
  { name: 'Company', to: href('/admin/settings') },
  { name: 'Brand', to: href('/admin/settings/brand') },
  { name: 'Taxes', to: href('/admin/settings/taxes') },
  { name: 'Terms', to: href('/admin/settings/terms') },
  { name: 'Connections', to: href('/admin/settings/connections') },
] as const

/** The pages of the settings, one beside the other. */
export function SettingsViews({ here }: { here: (typeof PAGES)[number]['to'] }) {
  return <Views label="Settings" views={PAGES.map((page) => ({ ...page, isHere: page.to === here }))} />
}
