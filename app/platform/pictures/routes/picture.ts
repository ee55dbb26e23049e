import { servePicture } from "../pictures.server.ts";

export function loader({ params, request }: { params: { file?: string }; request: Request }) {
  return servePicture(params.file ?? "", request);
}
