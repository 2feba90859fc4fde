export type CarWords = {
  category: string
  colour: string
  summary: string
  about: string[]
  tags: string[]
}

/** What is said of each class of car and how it is drawn; the figures come from facts/cars.json. */
export const CLASSES: Record<string, CarWords> = {
  hatchback: {
    category: 'Hatchback and sedan',
    colour: '#D98A1E',
    summary: 'The least expensive way to keep a driver for the day: two people, one suitcase, short distances.',
    about: [
      'A hatchback turns in old lanes where a larger car would have to wait outside. Two travel well in it and three can; a fourth leaves no room for the bags.',
      'Take it for a city, a temple town or a day’s outing. For a week on hill roads choose something with a boot.',
    ],
    tags: ['city', 'budget', 'couple'],
  },
  sedan: {
    category: 'Hatchback and sedan',
    colour: '#C4361A',
    summary: 'The everyday choice for a couple or a small family: a closed boot and a sensible rate a kilometre.',
    about: [
      'Most tours for two or three people in the plains are driven in a sedan like this. The bags travel out of sight, and the rate is nearly that of a hatchback.',
      'Cars that run on CNG have a cylinder in the boot. If you carry two large suitcases, ask for petrol or diesel.',
    ],
    tags: ['city', 'outstation', 'couple', 'family'],
  },
  'premium-sedan': {
    category: 'Hatchback and sedan',
    colour: '#0E6668',
    summary: 'A longer wheelbase and a quieter cabin, for those who will spend five hours a day in the back seat.',
    about: [
      'Knees and backs notice the difference after the third hour. The boot takes three large bags without a discussion.',
      'Right for parents on a pilgrimage by road, or for anyone who works on the way.',
    ],
    tags: ['outstation', 'comfort', 'family'],
  },
  'compact-suv': {
    category: 'SUV and MPV',
    colour: '#2F6F58',
    summary: 'Six seats in a small footprint: a family of five with light bags, for less than two sedans.',
    about: [
      'The third row is for children or for short stretches. With all six seats taken there is room for two cabin bags, so send the suitcases on the carrier.',
      'It climbs well enough for hill stations and parks where a van cannot.',
    ],
    tags: ['family', 'hills', 'budget'],
  },
  suv: {
    category: 'SUV and MPV',
    colour: '#0E6668',
    summary: 'High ground clearance for broken roads, and six seats besides the driver’s if nobody is tall.',
    about: [
      'Built for bad surfaces rather than for silence. In the hills after rain that is the right way round.',
      'Four adults with bags are comfortable; with six the third row is in use, and the bags go on the carrier.',
    ],
    tags: ['hills', 'outstation', 'family'],
  },
  'innova-crysta': {
    category: 'SUV and MPV',
    colour: '#C4361A',
    summary:
      'Two captain seats, a third row and a quieter ride: six people and the driver, the usual car for a family tour.',
    about: [
      'Three generations fit into one car: grandparents in the middle row, children behind, one in front with the map. Four of you take four large bags; with all six seats taken two go behind the third row and the rest on the carrier.',
      'The class to choose for a long road, from Kerala’s hills to the highway to Leh.',
    ],
    tags: ['family', 'hills', 'outstation', 'comfort', 'senior'],
  },
  'innova-hycross': {
    category: 'SUV and MPV',
    colour: '#3B5F8A',
    summary: 'A hybrid with wide middle seats: silent in towns, easy on long days.',
    about: [
      'In city traffic the engine is off more than on, which one hears. On the highway it is simply comfortable.',
      'For four people and their bags, or six with little luggage, who would rather sleep between halts than talk.',
    ],
    tags: ['family', 'comfort', 'outstation', 'senior'],
  },
  fortuner: {
    category: 'Premium',
    colour: '#1B2A3A',
    summary: 'A large four-by-four for winter roads, high passes and guests who are met at the airport.',
    about: [
      'Weight and clearance help on gravel and in snow. Inside it is a quiet car with good seats for four; the third row is for a child or two, and takes the room of the bags.',
      'Reserve it early in May and June: there are few, and the hills want them all at once.',
    ],
    tags: ['hills', 'luxury', 'snow'],
  },
  'luxury-sedan': {
    category: 'Premium',
    colour: '#1B1F2A',
    summary: 'For a wedding, a visit of business or one fine day: a German saloon with a driver in uniform.',
    about: [
      'Best on city roads and expressways. Potholes and speed breakers are not its friends, and neither are hill tracks.',
      'Name the hour you want it and it will be standing there. Waiting beyond the hire is charged by the hour, as the rates say.',
    ],
    tags: ['luxury', 'city', 'wedding'],
  },
  'electric-sedan': {
    category: 'Hatchback and sedan',
    colour: '#3E8E5A',
    summary: 'Quiet and clean within a city and its surroundings; charging is the driver’s business, not yours.',
    about: [
      'A charge covers a day of sightseeing and a short run out of town. For longer roads we send a car with a tank.',
      'The minimum is 200 kilometres a day, lower than for other classes.',
    ],
    tags: ['city', 'electric', 'couple'],
  },
  'thar-4x4': {
    category: 'Off-road',
    colour: '#C7502B',
    summary: 'A short four-by-four for dunes, river beds and the last ten kilometres to a village.',
    about: [
      'It goes where the road stops pretending. Three people besides the driver and soft bags; hard suitcases do not fit.',
      'Long highway days are loud in it. Hire it where the rough part is, not before.',
    ],
    tags: ['hills', 'desert', 'adventure'],
  },
  'sumo-hill': {
    category: 'Off-road',
    colour: '#5B7A3A',
    summary:
      'The jeep of the eastern hills: eight seats besides the driver’s, no air conditioning, and drivers who know every bend.',
    about: [
      'In Sikkim, Darjeeling and the North East many roads are driven in these and in little else. Windows open; the air is the conditioning.',
      'The minimum is 150 kilometres a day, since fifty of them can take three hours there.',
    ],
    tags: ['hills', 'group', 'budget'],
  },
  'tempo-traveller-9': {
    category: 'Tempo Traveller',
    colour: '#C4361A',
    summary:
      'Nine wide reclining seats with an aisle, for a family that wants to travel in one vehicle and in comfort.',
    about: [
      'The seats are those of a good coach, and there is a boot for everybody’s bag.',
      'Grandparents get in by a step, and one can stand up inside: small things that matter on day four.',
    ],
    tags: ['group', 'comfort', 'senior', 'family'],
  },
  'tempo-traveller-12': {
    category: 'Tempo Traveller',
    colour: '#F59E2B',
    summary: 'Twelve push-back seats and room for nine large bags: two or three families, one bill.',
    about: [
      'Divided by twelve, it costs less a head than a hatchback does for two.',
      'It goes up to nearly every hill station. Old towns and some passes ask you to change into smaller cars at the edge.',
    ],
    tags: ['group', 'family', 'pilgrimage'],
  },
  'tempo-traveller-17': {
    category: 'Tempo Traveller',
    colour: '#0E6668',
    summary: 'Seventeen seats for an office, a class or a temple committee.',
    about: [
      'The usual vehicle for a pilgrim group from one neighbourhood: everyone hears the same bhajan.',
      'Bags for seventeen go in only if they are soft and few, so ask each to bring one.',
    ],
    tags: ['group', 'pilgrimage', 'student'],
  },
  urbania: {
    category: 'Tempo Traveller',
    colour: '#3B5F8A',
    summary: 'A newer van with large windows, individual lights and a ride closer to a car’s.',
    about: [
      'Sixteen people sit as well as in a good coach, and the height lets one walk to the back.',
      'Choose it over a Tempo Traveller when the road is long and the group is not young.',
    ],
    tags: ['group', 'comfort', 'luxury', 'wedding'],
  },
  'tempo-traveller-26': {
    category: 'Tempo Traveller',
    colour: '#C4361A',
    summary:
      'Twenty-six seats in the longest of the vans, for groups too large for a van and roads too small for a coach.',
    about: [
      'It turns on hill roads where a coach would have to back. Seats recline a little; two bags share one place in the boot.',
      'Plan a halt every two hours: twenty-six people need it.',
    ],
    tags: ['group', 'student', 'pilgrimage'],
  },
  'mini-coach-35': {
    category: 'Coach',
    colour: '#2F6F58',
    summary: 'Thirty-five seats with a proper hold, for a school year or a wedding party.',
    about: [
      'Highways and wide state roads are its home. For narrow ghats ask us first and we shall say yes or no.',
      'The hold takes thirty suitcases; what is left over travels inside.',
    ],
    tags: ['group', 'student', 'wedding'],
  },
  'coach-45': {
    category: 'Coach',
    colour: '#1B2A3A',
    summary:
      'Forty-five reclining seats, air suspension and a hold for all the luggage: the whole wedding in one vehicle.',
    about: [
      'On expressways it is the most comfortable seat on this page. In towns it needs a place to stand, which we arrange.',
      'The minimum is 300 kilometres a day, and two drivers share a long one.',
    ],
    tags: ['group', 'wedding', 'luxury'],
  },
}
