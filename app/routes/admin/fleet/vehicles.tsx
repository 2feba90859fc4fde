import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { FleetList } from './fleet-list.tsx'
import type { ListProps } from './fleet-list.tsx'

/** The vehicles of each class, and a new one. */
export function Vehicles({ fleet, ...props }: ListProps) {
  const { classes, garages } = fleet
  return (
    <FleetList
      kind="vehicle"
      heading="Vehicles"
      rows={fleet.vehicles}
      titleOf={({ registration }) => registration}
      wordsOf={({ car }) => car}
      garages={garages}
      {...props}
      typedOf={({ registration, carId }) => ({ registration, carId })}
      say={(name, value) => (name === 'carId' ? (classes.find(({ id }) => id === value)?.name ?? value) : value)}
      fields={(of) => (
        <>
          <Field {...of('registration')} label="Plate" maxLength={16} />
          <Select
            {...of('carId')}
            label="Class"
            none="Choose"
            options={classes.map((car) => ({ value: car.id, name: car.name }))}
          />
        </>
      )}
    />
  )
}
