import type { ComponentType } from 'react'
import { ISLANDS } from './names.ts'
import type { IslandName } from './names.ts'
import { renderAlone } from './render-alone.ts'

type Props<P extends object> = {
  name: IslandName
  /** When its code is fetched and it is hydrated: at the first touch, when it scrolls near, or when the browser is idle. */
  when: 'touch' | 'visible' | 'idle'
  component: ComponentType<P>
  props: P
  /** Tells two islands of one name on a page apart. */
  id?: string
}

/** A React component rendered on the server by itself and hydrated by itself; nothing around it is. */
export function Island<P extends object>({ name, when, component: Component, props, id = name }: Props<P>) {
  const prefix = `${id}-`
  return (
    <div
      data-island={ISLANDS[name]}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: renderAlone(<Component {...props} />, prefix) }}
    />
  )
}
