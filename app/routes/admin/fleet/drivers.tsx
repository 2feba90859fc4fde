import { Field } from '#app/ui/field.tsx'
import { mobileText } from '#platform/mobile-text.ts'
import { FleetList } from './fleet-list.tsx'
import type { ListProps } from './fleet-list.tsx'

/** Who drives, and somebody new. */
export function Drivers({ fleet, ...props }: ListProps) {
  const { garages } = fleet
  return (
    <FleetList
      kind="driver"
      heading="Drivers"
      rows={fleet.drivers}
      titleOf={({ name }) => name}
      wordsOf={({ mobile }) => mobileText(mobile)}
      garages={garages}
      {...props}
      typedOf={({ name, mobile }) => ({ name, mobile })}
      fields={(of) => (
        <>
          <Field {...of('name')} label="Name" maxLength={80} />
          <Field {...of('mobile')} label="Mobile" inputMode="tel" maxLength={20} />
        </>
      )}
    />
  )
}
