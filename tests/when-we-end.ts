const left = new Set<() => void>()

/**
 * Has this done when the process ends, and gives what takes it off again. A drill that throws, or of which something thrown reached nobody, ends at
 * once: no process it started and no folder it made may outlive it. Nothing can be waited for by then.
 */
export function whenWeEnd(tidy: () => void): () => void {
  left.add(tidy)
  return () => void left.delete(tidy)
}

// What was begun last goes first: a server before its folder.
process.on('exit', () => [...left].toReversed().forEach(attempt))

function attempt(tidy: () => void): void {
  try {
    tidy()
  } catch (error) {
    process.stderr.write(`${String(error)}\n`)
  }
}
