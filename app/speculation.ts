const NEVER = [
  '/api/*',
  '/dev/*',
  '/media/*',
  '/signin*',
  '/users/*',
  '/booking/*',
  '/admin/*',
  '/q/*',
  '/newsletter/*',
  '/search*',
]

/** Which documents a browser may fetch before they are asked for: our own, once a pointer rests on their link. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...NEVER.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[target=_blank],[rel~=nofollow],[data-opens]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
