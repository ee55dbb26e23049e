const appleDevice = /iPhone|iPad|Macintosh/;

/**
 * An address that shows the way to a place, in the map that the guest's device has. Google's opens
 * the app on Android and the browser elsewhere; on an iPhone it would first ask for an app.
 */
export function directionsTo(place: string, userAgent: string): string {
  const destination = encodeURIComponent(place);
  return appleDevice.test(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
