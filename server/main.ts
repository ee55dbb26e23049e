import * as build from "virtual:react-router/server-build";
import { serve } from "./serve.ts";
import { staticFiles } from "./static-files.ts";

await serve({ build, staticFiles: staticFiles("build/client"), development: false });
