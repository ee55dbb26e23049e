const appleDevice = /iPhone|iPad|Macintosh/;

/**
 * Returns a URL for the map on the guest's device. Google's opens the app on Android and the
 * browser elsewhere; on an iPhone it would first suggest installing an app.
 */
export function directionsTo(place: string, userAgent: string): string {
  const destination = encodeURIComponent(place);
  return appleDevice.test(userAgent)
    ? `https://maps.apple.com/?daddr=${destination}`
    : `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
