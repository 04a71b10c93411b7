/** Places that vacancies name but GeoNames' populated places lack: name, latitude and longitude. */
export const missingPlaces = [
  ['Botlek', 51.883, 4.305],
  ['Haarlemmermeer', 52.303, 4.69],
  ['Landgraaf', 50.893, 6.021],
  ['Leidschendam', 52.088, 4.393],
  ['Maasvlakte', 51.955, 4.03],
  ['Meierijstad', 51.616, 5.548],
  ['Schiphol', 52.308, 4.764],
  ['Sittard-Geleen', 50.986, 5.851],
  ['Swifterbant', 52.567, 5.643],
  ['Velsen', 52.46, 4.652],
  ['Westland', 51.993, 4.207],
  ['Zevenbergen', 51.645, 4.604],
] as const satisfies readonly (readonly [name: string, latitude: number, longitude: number])[]
