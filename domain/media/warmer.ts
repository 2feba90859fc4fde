import type { Log } from '#platform/log.server.ts'

/** Works off a list in the background; `stop` forgets the rest and resolves when the task in hand is done. */
export type Warmer<Task> = { add(task: Task): void; stop(): Promise<void> }

/** A warmer that makes one thing at a time and waits for `idle` before each; what fails is logged and left to whoever asks for it. */
export function openWarmer<Task>({
  idle,
  make,
  log,
}: {
  idle: () => Promise<void>
  make: (task: Task) => Promise<void>
  log: Log
}): Warmer<Task> {
  const tasks: Task[] = []
  let working: Promise<void> | undefined
  let ended = false

  function add(task: Task): void {
    if (ended) return
    tasks.push(task)
    working ??= work()
  }

  async function work(): Promise<void> {
    while (tasks.length > 0) {
      await idle()
      await attempt(tasks.shift())
    }
    working = undefined
  }

  async function attempt(task: Task | undefined): Promise<void> {
    if (task === undefined) return
    await make(task).catch((error: unknown) => {
      if (!ended) log.warn({ err: error }, 'a picture could not be made ahead')
    })
  }

  async function stop(): Promise<void> {
    ended = true
    tasks.length = 0
    await working
  }

  return { add, stop }
}
