import Foundation
import Testing

@testable import EmakiSceneFile
import EmakiSceneFormat

/// The files of `Examples/scale`, by the published structure of each system's jobs.
@Suite struct `A job for many machines` {
  private static let folder = Program.repository.appendingPathComponent("Examples/scale")

  private static func read(_ name: String) throws -> SourceNode {
    let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
    var yaml = YAMLSource(try SourceText.read(bytes, file: name).get())
    return try yaml.read()
  }

  // Kubernetes: batch/v1 Job. Retries are counted for each index only with `restartPolicy: Never`.
  @Test func `of Kubernetes is an indexed job whose folders are there`() throws {
    let job = try Self.read("kubernetes.yaml")
    #expect(job["apiVersion"]?.text == "batch/v1" && job["kind"]?.text == "Job")
    #expect(job["metadata"]?["name"]?.text?.isEmpty == false)
    let spec = try #require(job["spec"])
    #expect(spec["completionMode"]?.text == "Indexed")
    let count = try #require(spec["completions"]?.number)
    #expect(spec["parallelism"]?.number == count && spec["backoffLimitPerIndex"]?.number != nil)
    let pod = try #require(spec["template"]?["spec"])
    #expect(pod["restartPolicy"]?.text == "Never")
    let container = try #require(pod["containers"]?.elements.first)
    #expect(container["name"]?.text != nil && container["image"]?.text != nil)
    let volumes = pod["volumes"]?.elements.compactMap { $0["name"]?.text }
    let mounts = container["volumeMounts"]?.elements.compactMap { $0["name"]?.text }
    #expect(volumes == mounts && volumes?.isEmpty == false)
    #expect(container["args"]?.elements.first?.text?.contains("\"$n/\(Int(count))\"") == true)
  }

  // GitHub: a job has `runs-on` and `steps`, a step either `uses` or `run`; `needs` names jobs.
  @Test func `of GitHub has steps that do one thing, after jobs that there are`() throws {
    let workflow = try Self.read("github-actions.yaml")
    #expect(workflow["name"]?.text != nil && workflow["on"] != nil)
    let jobs = try #require(workflow["jobs"])
    let names = jobs.entries.map(\.key)
    #expect(names == ["plan", "part", "merge"])
    for entry in jobs.entries {
      #expect(entry.value["runs-on"]?.text != nil)
      let steps = entry.value["steps"]?.elements ?? []
      #expect(!steps.isEmpty)
      for step in steps { #expect((step["uses"] == nil) != (step["run"] == nil)) }
      if let before = entry.value["needs"]?.text { #expect(names.contains(before)) }
    }
    let parts = jobs["part"]?["strategy"]?["matrix"]?["part"]?.elements.compactMap(\.number)
    #expect(parts == (1...8).map(Double.init))
  }

  // GitLab: jobs have `script`, one of the usual stages, and `parallel` from 2 to 200.
  @Test func `of GitLab has scripts in the usual stages`() throws {
    let pipeline = try Self.read("gitlab-ci.yaml")
    let names = pipeline.entries.map(\.key)
    #expect(names == ["plan", "check", "merge"])
    for entry in pipeline.entries {
      #expect(["build", "test", "deploy"].contains(entry.value["stage"]?.text ?? ""))
      #expect(entry.value["script"]?.elements.isEmpty == false)
      for job in entry.value["needs"]?.elements ?? [] { #expect(names.contains(job.text ?? "")) }
    }
    let parts = try #require(pipeline["check"]?["parallel"]?.number)
    #expect((2...200).contains(parts))
  }

  @Test(arguments: [
    "kubernetes.yaml", "github-actions.yaml", "gitlab-ci.yaml", "slurm.sh", "parallel.sh",
    "Makefile",
  ]) func `gives commands options that they have`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let commands = text.matches(of: /emaki (plan|check|merge)([^\n|&;}>"]|"part-[^"]*"|"\$[^"]*")*/)
    #expect(!commands.isEmpty)
    for command in commands {
      let help = try Program.run([String(command.1), "--help"]).text
      for option in command.0.matches(of: /--[a-z-]+/) {
        #expect(help.contains("\(option.0)"), "\(command.0)")
      }
    }
  }
}
