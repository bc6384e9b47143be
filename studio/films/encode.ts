import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Film {
  width: number;
  height: number;
  fps: number;
  /** constant quality: H.264's and VP9's own scales */
  crf: [h264: number, vp9: number];
}

export type Kind = "mp4" | "webm";

/** Writes `<target>.mp4`, `<target>.webm` or both: muted, made to loop, the index first so that it starts at once. */
export async function encodeFilm(target: string, film: Film, kinds: Kind[], frames: Iterable<Buffer>): Promise<void> {
  const { width, height, fps, crf } = film;
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`, "-r", `${fps}`, "-i", "-"];
  const colour = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
  const tags = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"];
  const common = ["-vf", colour, ...tags, "-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-threads", "1"];
  const mp4 = ["-c:v", "libx264", "-preset", "medium", "-crf", `${crf[0]}`, "-movflags", "+faststart", `${target}.mp4`];
  const webm = ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", `${crf[1]}`, "-cpu-used", "5", "-row-mt", "0", `${target}.webm`];
  const ffmpeg = spawn(
    "ffmpeg",
    ["-loglevel", "error", "-y", ...input, ...kinds.flatMap((kind) => [...common, ...{ mp4, webm }[kind]])],
    {
      stdio: ["pipe", "inherit", "inherit"],
    },
  );
  const ended = once(ffmpeg, "exit");
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
