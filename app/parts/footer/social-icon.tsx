import type { SiteFacts } from '#domain/settings/settings.ts'

type Network = SiteFacts['socials'][number]['network']

const PATHS: Record<Network, string> = {
  facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.1',
  youtube:
    'M4 6h16a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 20 18H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 6ZM10 9v6l5-3Z',
  x: 'M4 4l16 16M20 4 4 20',
  linkedin: 'M4 9h3v11H4ZM5.5 4h.1M11 20V9h3v11M14 13.5a3 3 0 0 1 6 0V20',
}

/** The mark of a network, in outline as every icon of ours. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[network]} />
    </svg>
  )
}
