import { defineConfig } from 'oxlint'
import type { OxlintOverride } from 'oxlint'
import { LADDER } from './domain/ladder.ts'

const never = [
  {
    name: 'postgres',
    message: 'The driver is pg: postgres.js can run a dead transaction’s statement inside another (docs/decisions).',
  },
]

/** A restriction of what files in one part of the house may import. */
function mayNotImport(files: string[], groups: { group: string[]; message: string }[]): OxlintOverride {
  return { files, rules: { 'no-restricted-imports': ['error', { paths: never, patterns: groups }] } }
}

/** The storeys of the house, none of which the storeys under it know. */
function storeys(names: string[], message: string): { group: string[]; message: string } {
  return { group: names.flatMap((name) => [`#${name}/*`, `#${name}/**`]), message }
}

const outside = storeys(['app', 'server', 'web', 'demo'], 'Rooms know nothing of pages, calls or the demo.')

const rooms = LADDER.map((room, step) => {
  const above = LADDER.slice(step + 1)
  return mayNotImport(
    [`domain/${room}/**`],
    [
      outside,
      { group: ['#domain/services.server.ts'], message: 'A room says what it needs; the roof opens it.' },
      ...(above.length > 0
        ? [
            {
              group: above.map((other) => `#domain/${other}/**`),
              message: `${room} stands below these rooms on the ladder (domain/ladder.ts).`,
            },
          ]
        : []),
    ],
  )
})

/** Who draws what by itself, and why. */
const OWN_CONTROLS = [
  ['app/islands/components/sign-in/otp-field.tsx', 'input', 'six boxes that are one field'],
  ['app/parts/search-box/search-box.tsx', 'input', 'a field and its button in one frame'],
  ['app/routes/admin/find/palette.tsx', 'input', 'the line of the palette, without a frame or words around it'],
  ['app/parts/filters/sort-by.tsx', 'select', 'a list in a line of words, without a frame'],
  ['app/parts/enquiry/enquiry-form.tsx', 'input', 'a bait that nobody sees'],
  ['app/parts/markdown/markdown.tsx', 'table', 'a table out of somebody’s text'],
] as const

/** What is longer than a file should be, and why: a list that is read by its key, not from top to bottom. */
const LISTS = {
  'app/routes/admin/rings.ts': 'the pages of the office, named here and nowhere else',
  'domain/accounts/common-passwords.ts': 'the passwords nobody may choose',
  'domain/almanac/facts/*.ts': 'facts with their sources',
}

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'node', 'promise', 'unicorn', 'oxc', 'vitest'],
  jsPlugins: ['./scripts/kit-rule.ts'],
  options: { typeAware: true },
  ignorePatterns: ['build', 'client/calls.d.ts', 'data', 'node_modules', '.react-router', 'public'],
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-relative-parent-imports': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-misused-spread': 'off',
    'node/no-process-env': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'no-restricted-imports': ['error', { paths: never }],
    'typescript/unbound-method': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'react/react-in-jsx-scope': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert'] }],
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-title': 'off',
    'unicorn/no-array-sort': 'error',
  },
  overrides: [
    mayNotImport(
      ['platform/**'],
      [
        storeys(
          ['app', 'server', 'web', 'demo', 'domain', 'art'],
          'Platform knows nothing of travel, of pages or of calls.',
        ),
      ],
    ),
    mayNotImport(
      ['art/**'],
      [
        storeys(
          ['app', 'server', 'web', 'demo', 'domain', 'platform'],
          'The artist is a leaf: a recipe goes in, an SVG comes out.',
        ),
      ],
    ),
    ...rooms,
    mayNotImport(
      ['client/**'],
      [storeys(['app', 'server', 'web', 'demo', 'domain', 'art', 'platform'], 'Who calls us has no house.')],
    ),
    mayNotImport(['demo/**'], [storeys(['app', 'server', 'web'], 'The demo is written through the rooms alone.')]),
    mayNotImport(['web/**'], [storeys(['app', 'server', 'demo'], 'What pages and calls share stands under both.')]),
    mayNotImport(['app/**'], [storeys(['server', 'demo'], 'Pages never import the server.')]),
    mayNotImport(
      ['server/**'],
      [storeys(['app', 'demo'], 'The server never imports a page, nor the demo: the start alone loads it.')],
    ),
    mayNotImport(['server/{before-opening,announce}.ts'], [storeys(['app'], 'The server never imports a page.')]),
    mayNotImport(['**/*.test.{ts,tsx}'], []),
    {
      files: ['platform/config.server.ts', '*.config.ts', 'vite.*.ts', 'scripts/**', 'bench/**', 'tests/**'],
      rules: { 'node/no-process-env': 'off' },
    },
    { files: ['app/**/*.tsx'], rules: { 'kit/no-raw-control': 'error' } },
    { files: ['app/ui/**'], rules: { 'kit/no-raw-control': 'off' } },
    ...OWN_CONTROLS.map(([file, own]): OxlintOverride => ({
      files: [file],
      rules: { 'kit/no-raw-control': ['error', { own }] },
    })),
    { files: Object.keys(LISTS), rules: { 'max-lines': 'off' } },
    // The doors of the built program: what a script may take from it.
    { files: ['server/main.ts'], rules: { 'oxc/no-barrel-file': 'off' } },
  ],
})
