// @ts-check

/** @type {Record<string, import('./illustration.js').Scene>} */
const scenes = {
  containers: require('./scenes/containers.js').draw,
  conveyor: require('./scenes/conveyor.js').draw,
  pallets: require('./scenes/pallets.js').draw,
  parcels: require('./scenes/parcels.js').draw,
  van: require('./scenes/van.js').draw,
  screen: require('./scenes/screen.js').draw,
  crane: require('./scenes/crane.js').draw,
  forklift: require('./scenes/forklift.js').draw,
  robot: require('./scenes/robot.js').draw,
  warehouse: require('./scenes/warehouse.js').draw,
  shelves: require('./scenes/shelves.js').draw,
  scanner: require('./scenes/scanner.js').draw,
  truck: require('./scenes/truck.js').draw,
  ship: require('./scenes/ship.js').draw,
  train: require('./scenes/train.js').draw,
  plane: require('./scenes/plane.js').draw,
  locker: require('./scenes/locker.js').draw,
  storefront: require('./scenes/storefront.js').draw,
  cart: require('./scenes/cart.js').draw,
  chart: require('./scenes/chart.js').draw,
  map: require('./scenes/map.js').draw,
  bicycle: require('./scenes/bicycle.js').draw,
  returns: require('./scenes/returns.js').draw,
  label: require('./scenes/label.js').draw,
  coldstore: require('./scenes/coldstore.js').draw,
  meeting: require('./scenes/meeting.js').draw,
  dock: require('./scenes/dock.js').draw,
  phone: require('./scenes/phone.js').draw,
}

module.exports = { scenes }
