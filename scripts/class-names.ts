import { globSync } from 'node:fs'
import { relative } from 'node:path'

const FILES = globSync('app/**/*.module.css').toSorted()
const classes = FILES.map((): string[] => [])

/**
 * A class by its file and its place in it. The names of a file begin alike, so that they compress to next to nothing where letters of chance
 * do not; the capital they begin with keeps them apart from the classes that are everybody's.
 */
export function shortName(name: string, path: string): string {
  const file = FILES.indexOf(relative('.', path))
  const inFile = classes[file]
  if (!inFile) throw new Error(`${path} was not there when the build began`)
  if (!inFile.includes(name)) inFile.push(name)
  return String.fromCodePoint(65 + Math.floor(file / 36)) + (file % 36).toString(36) + inFile.indexOf(name).toString(36)
}
