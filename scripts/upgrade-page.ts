const HEAD = `# From version to version

Made from \`CHANGELOG.md\` by a test (\`npx vitest run --project rooms scripts/upgrade-page.test.ts --update\`); what is new stands there.

Every new version is brought as \`deploy/README.md\` says for one server, \`deploy/two-servers.md\` for two and \`deploy/containers.md\` for containers: a backup first, then program and libraries, then a restart, which migrates. Versions may
be left out; do what each of them asks, the oldest first.
`

/** The heading in a version of the changelog under which an operator finds what to do. */
const TO_DO = '### To do'

/** What each version asks of whoever runs the site, newest first, from the changelog. */
export function upgradesOf(changelog: string): string {
  const [, ...versions] = changelog.split(/^## /m)
  return [HEAD, ...versions.map(versionOf)].join('\n')
}

function versionOf(version: string): string {
  const name = version.slice(0, version.indexOf('\n'))
  const [, asked = ''] = version.split(`${TO_DO}\n`)
  const [list = ''] = asked.split(/^#/m)
  return `## ${name}\n\n${list.trim() || 'Nothing besides.'}\n`
}
