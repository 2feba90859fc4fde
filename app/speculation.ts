import { inlineScript } from './inline-scripts.ts'

const NEVER = '/(api|dev|media|signin|users|booking|admin|q|newsletter|party|search)*'

/** Which documents a browser may fetch before they are asked for: our own public ones, once a pointer rests on their link. */
export const speculationRules = inlineScript(
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: NEVER } },
            { not: { selector_matches: '[target=_blank],[rel~=nofollow],[data-opens]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }),
)
